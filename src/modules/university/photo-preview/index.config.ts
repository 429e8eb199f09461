export default definePageConfig({ navigationBarTitleText: '照片预览' })
