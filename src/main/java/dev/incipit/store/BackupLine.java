package dev.incipit.store;

import java.math.BigDecimal;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.util.List;

/** The content of one line of a backup, as data. */
sealed interface BackupLine {
    /** One row of a table, with as many values as columns. Names are in lower case. */
    record Row(String table, List<String> columns, List<Value> values) implements BackupLine {}

    /** The next number of an id column, 1 or more. */
    record Counter(String table, String column, long next) implements BackupLine {}

    /** The last line, with the number of rows before it. */
    record End(long rows) implements BackupLine {}

    sealed interface Value {
        record Null() implements Value {}

        record Whole(long number) implements Value {}

        record Fraction(BigDecimal number) implements Value {}

        record Truth(boolean truth) implements Value {}

        record Text(String text) implements Value {}

        record Time(OffsetDateTime time) implements Value {}

        /** Returns whether a column of this type ({@link Types}) can hold the value. */
        default boolean fits(int type) {
            return switch (this) {
                case Null _ -> true;
                case Whole _ -> isWhole(type) || isFraction(type);
                case Fraction _ -> isFraction(type);
                case Truth _ -> type == Types.BOOLEAN || type == Types.BIT;
                case Text _ ->
                    type == Types.VARCHAR || type == Types.CHAR || type == Types.CLOB || type == Types.LONGVARCHAR;
                // PostgreSQL's driver reports a timestamp with time zone as one without.
                case Time _ -> type == Types.TIMESTAMP_WITH_TIMEZONE || type == Types.TIMESTAMP;
            };
        }

        private static boolean isWhole(int type) {
            return type == Types.BIGINT || type == Types.INTEGER || type == Types.SMALLINT;
        }

        private static boolean isFraction(int type) {
            return type == Types.DOUBLE || type == Types.NUMERIC;
        }

        /** Sets a parameter of a statement to this value; {@code type} is that of the column. */
        default void bind(PreparedStatement statement, int place, int type) throws SQLException {
            switch (this) {
                case Null _ -> statement.setNull(place, type);
                case Whole whole -> statement.setLong(place, whole.number());
                case Fraction fraction -> statement.setBigDecimal(place, fraction.number());
                case Truth truth -> statement.setBoolean(place, truth.truth());
                case Text text -> statement.setString(place, text.text());
                case Time time -> statement.setObject(place, time.time());
            }
        }
    }
}
