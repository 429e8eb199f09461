-- Items by their average score: thousandths of the sum of three.
create index content_by_score on content_counts
  (iid, module_type, (case when scored > 0 then score_sum::bigint * 1000 / scored else 0 end), id);
create index content_by_score_of_all on content_counts
  (iid, (case when scored > 0 then score_sum::bigint * 1000 / scored else 0 end), id, module_type);
create statistics content_score on (case when scored > 0 then score_sum::bigint * 1000 / scored else 0 end)
  from content_counts;
