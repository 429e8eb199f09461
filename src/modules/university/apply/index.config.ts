export default definePageConfig({ navigationBarTitleText: '报名', enablePullDownRefresh: true })
