export default definePageConfig({ navigationBarTitleText: '实名认证', enablePullDownRefresh: true })
