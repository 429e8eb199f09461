export default definePageConfig({ navigationBarTitleText: '答题' })
