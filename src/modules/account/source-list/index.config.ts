export default definePageConfig({ navigationBarTitleText: '货源列表', enablePullDownRefresh: true })
