export default definePageConfig({ navigationBarTitleText: '签到点', enablePullDownRefresh: true })
