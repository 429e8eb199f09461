export default definePageConfig({ navigationBarTitleText: '检查点榜', enablePullDownRefresh: true })
