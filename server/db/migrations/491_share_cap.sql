-- What a cancellation of a stay returned, at most, when its dates were last changed: later dates do not raise it again.
alter table reservation add column share_cap smallint check (share_cap between 0 and 100);
