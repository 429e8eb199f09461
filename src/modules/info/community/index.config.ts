export default definePageConfig({ navigationBarTitleText: '社区介绍', enablePullDownRefresh: true })
