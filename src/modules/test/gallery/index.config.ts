export default definePageConfig({ navigationBarTitleText: '组件预览', enablePullDownRefresh: true })
