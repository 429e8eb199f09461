export default definePageConfig({ navigationBarTitleText: '添加通知人' })
