-- The stays around a point: on the map of all items they are few, and all others were passed on the way.
create index content_stays_near on content_index using gist (map_point(iid, lat, lng))
  where status = 'published' and lat is not null and lng is not null and module_type = 20;
