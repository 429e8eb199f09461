export default definePageConfig({ navigationBarTitleText: '加入子账号' })
