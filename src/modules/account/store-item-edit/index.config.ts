export default definePageConfig({ navigationBarTitleText: '编辑商品' })
