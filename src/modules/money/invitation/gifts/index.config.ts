export default definePageConfig({ navigationBarTitleText: '邀请有礼', enablePullDownRefresh: true })
