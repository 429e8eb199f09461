export default definePageConfig({ navigationBarTitleText: '打卡地图', enablePullDownRefresh: true })
