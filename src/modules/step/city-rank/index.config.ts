export default definePageConfig({ navigationBarTitleText: '城市排行', enablePullDownRefresh: true })
