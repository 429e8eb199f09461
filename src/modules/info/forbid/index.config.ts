export default definePageConfig({ navigationBarTitleText: '违禁行为说明', enablePullDownRefresh: true })
