export default definePageConfig({ navigationBarTitleText: '打卡排行', enablePullDownRefresh: true })
