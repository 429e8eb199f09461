-- Finds what has begun and not ended. A range in each column, because this kind of index has no plain numbers.
create index content_during on content_index using gist (
  int4range(iid, iid, '[]'), int4range(module_type, module_type, '[]'),
  int8range(start_at, greatest(start_at, coalesce(end_at, 9007199254740991)))
) where status = 'published' and start_at is not null;
