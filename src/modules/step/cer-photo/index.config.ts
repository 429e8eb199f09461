export default definePageConfig({ navigationBarTitleText: '照片证书', enablePullDownRefresh: true })
