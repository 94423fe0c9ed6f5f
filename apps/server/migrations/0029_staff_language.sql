-- A tag is printed in the language of whoever sews the piece: a shop may read which its members have chosen, and nothing may be
-- changed through that door.
create policy crossing_staff_language on accounts for select using (app_crossing() = 'staff_language');
