export default definePageConfig({ navigationBarTitleText: '编辑账户' })
