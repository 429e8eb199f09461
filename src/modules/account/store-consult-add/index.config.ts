export default definePageConfig({ navigationBarTitleText: '添加客服' })
