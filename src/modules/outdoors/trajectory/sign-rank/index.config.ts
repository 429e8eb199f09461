export default definePageConfig({ navigationBarTitleText: '打卡榜', enablePullDownRefresh: true })
