export default definePageConfig({ navigationBarTitleText: '下载应用' })
