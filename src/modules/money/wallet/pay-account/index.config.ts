export default definePageConfig({ navigationBarTitleText: '收款账户', enablePullDownRefresh: true })
