export default definePageConfig({ navigationBarTitleText: '打卡点', enablePullDownRefresh: true })
