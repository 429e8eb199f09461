-- The tenant stands in each key of a table that grows, so that its rows can move to a machine of their own.
alter table member drop constraint member_pkey;
alter table member add primary key (iid, id);
alter table member drop constraint member_rid_key;
alter table member add constraint member_iid_rid_key unique (iid, rid);
-- Whoever follows a person of another tenant knows the rid alone.
create index member_by_rid on member (rid);

alter table address drop constraint address_pkey;
alter table address add primary key (iid, id);
alter table recent_place drop constraint recent_place_pkey;
alter table recent_place add primary key (iid, id);
alter table stats drop constraint stats_pkey;
alter table stats add primary key (iid, id);
alter table stats drop constraint stats_k_key;
alter table stats add constraint stats_once unique (iid, k);
alter table review_log drop constraint review_log_pkey;
alter table review_log add primary key (iid, id);
drop index review_log_of_target;
create index review_log_of_target on review_log (iid, kind, target_id, at);

alter table ads drop constraint ads_pkey;
alter table ads add primary key (iid, id);
alter table config_items drop constraint config_items_pkey;
alter table config_items add primary key (iid, id);
alter table feature_types drop constraint feature_types_pkey;
alter table feature_types add primary key (iid, id);
alter table pages drop constraint pages_pkey;
alter table pages add primary key (iid, id);
alter table chat_agent drop constraint chat_agent_pkey;
alter table chat_agent add primary key (iid, rid);

alter table team_member drop constraint team_member_team_id_fkey;
alter table team drop constraint team_pkey;
alter table team add primary key (iid, id);
alter table team drop constraint team_code_key;
alter table team add constraint team_code unique (iid, code);
alter table team_member drop constraint team_member_pkey;
alter table team_member add primary key (iid, team_id, user_id);
alter table team_member add constraint team_member_team
  foreign key (iid, team_id) references team (iid, id) on delete cascade;
