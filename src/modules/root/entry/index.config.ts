export default definePageConfig({ navigationBarTitleText: '正在进入' })
