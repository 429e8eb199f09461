export default definePageConfig({ navigationBarTitleText: '分销活动', enablePullDownRefresh: true })
