export default definePageConfig({ navigationBarTitleText: '荣誉', enablePullDownRefresh: true })
