export default definePageConfig({ navigationBarTitleText: '智能问答' })
