export default definePageConfig({ navigationBarTitleText: '商家相册', enablePullDownRefresh: true })
