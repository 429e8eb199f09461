export default definePageConfig({ navigationBarTitleText: '参赛声明' })
