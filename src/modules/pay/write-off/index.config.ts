export default definePageConfig({ navigationBarTitleText: '权益核销', enablePullDownRefresh: true })
