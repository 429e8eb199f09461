export default definePageConfig({ navigationBarTitleText: '公司经历', enablePullDownRefresh: true })
