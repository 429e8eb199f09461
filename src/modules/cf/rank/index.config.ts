export default definePageConfig({ navigationBarTitleText: '众筹排行', enablePullDownRefresh: true })
