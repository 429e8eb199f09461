export default definePageConfig({ navigationBarTitleText: '保险说明' })
