export default definePageConfig({ navigationBarTitleText: '推广海报' })
