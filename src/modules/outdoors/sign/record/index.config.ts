export default definePageConfig({ navigationBarTitleText: '我的打卡', enablePullDownRefresh: true })
