export default definePageConfig({ navigationBarTitleText: '核销', enablePullDownRefresh: true })
