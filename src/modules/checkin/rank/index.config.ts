export default definePageConfig({ navigationBarTitleText: '活动排行', enablePullDownRefresh: true })
