export default definePageConfig({ navigationBarTitleText: '步数排行', enablePullDownRefresh: true })
