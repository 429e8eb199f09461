export default definePageConfig({ navigationBarTitleText: '资格问答' })
