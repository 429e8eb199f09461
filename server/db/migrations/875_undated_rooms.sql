-- The list of live rooms by phase ends with those that have no time yet.
create index content_live_undated on content_index (iid, published_at, id)
  where status = 'published' and module_type = 23 and start_at is null;
