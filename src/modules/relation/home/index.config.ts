export default definePageConfig({ navigationBarTitleText: '人脉', enablePullDownRefresh: true })
