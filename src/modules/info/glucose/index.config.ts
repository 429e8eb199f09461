export default definePageConfig({ navigationBarTitleText: '血糖监测', enablePullDownRefresh: true })
