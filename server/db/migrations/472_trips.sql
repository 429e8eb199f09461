-- Who has read an itinerary, and what they have ticked off.
create table trip_confirm (
  iid integer not null,
  trip_id text not null,
  user_id bigint not null,
  checked text[] not null default '{}',
  at bigint not null,
  primary key (iid, trip_id, user_id)
);
create index trip_confirm_of_member on trip_confirm (iid, user_id);
-- Itineraries become parts of their activity: they stand in no list that asks for neither.
update content_index set status = 'part' where module_type = 235 and status = 'published';
