export default definePageConfig({ navigationBarTitleText: '添加印象' })
