export default definePageConfig({ navigationBarTitleText: '知识答题' })
