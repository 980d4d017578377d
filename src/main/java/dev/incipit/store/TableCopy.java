package dev.incipit.store;

import java.io.IOException;
import java.io.Writer;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Writes one table's rows as the statements that insert them, followed by its id counters. Tables and columns come from the
 * database's metadata, so a table of a later version needs no change here.
 *
 * @param columns names to {@link Types}, in the table's order
 * @param counted columns that the database numbers itself
 */
record TableCopy(String name, Map<String, Integer> columns, Set<String> counted) {
    private static final String[] KINDS = {"TABLE", "BASE TABLE"};
    /** Flyway's own; the answers of a day and files of runs, which are no records and may be large; what a copy must not bring back. */
    private static final Set<String> LEFT_OUT = Set.of(
            "flyway_schema_history",
            "idempotent_answer",
            "idempotent_request",
            "attempt_state",
            "user_link",
            "user_session",
            "run_file",
            "sign_in_attempt");

    private static final int ROWS_AT_ONCE = 1_000;

    /** Returns all tables, each after those it refers to. */
    static List<TableCopy> all(Connection connection) throws SQLException {
        var data = connection.getMetaData();
        var schema = connection.getSchema();
        var names = new TreeSet<String>();
        try (var tables = data.getTables(null, schema, "%", KINDS)) {
            while (tables.next()) {
                names.add(tables.getString("TABLE_NAME"));
            }
        }
        names.removeIf(name -> LEFT_OUT.contains(name.toLowerCase(Locale.ROOT)));
        var references = new LinkedHashMap<String, Set<String>>();
        for (var table : names) {
            references.put(table, references(data, schema, table));
        }
        var copies = new ArrayList<TableCopy>();
        for (var table : ordered(references)) {
            copies.add(of(data, schema, table));
        }
        return copies;
    }

    private static Set<String> references(DatabaseMetaData data, String schema, String table) throws SQLException {
        var others = new LinkedHashSet<String>();
        try (var keys = data.getImportedKeys(null, schema, table)) {
            while (keys.next()) {
                others.add(keys.getString("PKTABLE_NAME"));
            }
        }
        others.remove(table);
        return others;
    }

    /** Sorts tables so that each follows those it refers to; a cycle would be a bug in the schema. */
    private static Set<String> ordered(Map<String, Set<String>> references) {
        var taken = new LinkedHashSet<String>();
        while (taken.size() < references.size()) {
            var next = references.keySet().stream()
                    .filter(table -> !taken.contains(table) && taken.containsAll(references.get(table)))
                    .toList();
            if (next.isEmpty()) {
                throw new StoreFailed("The store's tables refer to each other in a cycle.");
            }
            taken.addAll(next);
        }
        return taken;
    }

    private static TableCopy of(DatabaseMetaData data, String schema, String table) throws SQLException {
        var columns = new LinkedHashMap<String, Integer>();
        var counted = new LinkedHashSet<String>();
        try (var described = data.getColumns(null, schema, table, "%")) {
            while (described.next()) {
                var column = described.getString("COLUMN_NAME");
                columns.put(column, described.getInt("DATA_TYPE"));
                if (described.getString("IS_AUTOINCREMENT").equals("YES")) {
                    counted.add(column);
                }
            }
        }
        return new TableCopy(table, columns, counted);
    }

    /**
     * Returns the name of a column as spelled by the database.
     *
     * @param name in lower case
     * @throws IllegalArgumentException if there is no such column
     */
    String column(String name) {
        return columns.keySet().stream()
                .filter(column -> column.equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no column " + name));
    }

    boolean isEmpty(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var first = statement.executeQuery("select 1 from " + name + " limit 1")) {
            return !first.next();
        }
    }

    /** Writes the statements and returns the number of rows. */
    long write(Connection connection, Writer out) throws SQLException, IOException {
        var names = String.join(", ", columns.keySet());
        long rows = 0;
        try (var statement = connection.createStatement()) {
            statement.setFetchSize(ROWS_AT_ONCE);
            try (var row = statement.executeQuery("select " + names + " from " + name)) {
                while (row.next()) {
                    out.write("insert into " + name + " (" + names + ") overriding system value values (" + values(row)
                            + ");\n");
                    rows++;
                }
            }
            for (var column : counted) {
                try (var last = statement.executeQuery("select coalesce(max(" + column + "), 0) from " + name)) {
                    last.next();
                    out.write("alter table " + name + " alter column " + column + " restart with "
                            + (last.getLong(1) + 1) + ";\n");
                }
            }
        }
        return rows;
    }

    private String values(ResultSet row) throws SQLException {
        var values = new ArrayList<String>();
        for (var column : columns.entrySet()) {
            values.add(literal(row, column.getKey(), column.getValue()));
        }
        return String.join(", ", values);
    }

    private static String literal(ResultSet row, String column, int type) throws SQLException {
        if (row.getObject(column) == null) {
            return "null";
        }
        return switch (type) {
            case Types.BIGINT, Types.INTEGER, Types.SMALLINT, Types.DOUBLE, Types.NUMERIC -> row.getString(column);
            case Types.BOOLEAN, Types.BIT -> String.valueOf(row.getBoolean(column));
            // All columns have a time zone; PostgreSQL's driver reports them without one.
            case Types.TIMESTAMP, Types.TIMESTAMP_WITH_TIMEZONE ->
                "timestamp with time zone '"
                        + row.getObject(column, OffsetDateTime.class).withOffsetSameInstant(ZoneOffset.UTC) + "'";
            case Types.VARCHAR, Types.CHAR, Types.CLOB, Types.LONGVARCHAR -> quoted(row.getString(column));
            default -> throw new StoreFailed("A backup cannot hold the column " + column + ": its type is unknown.");
        };
    }

    /** Returns a literal on one line for any text. */
    static String quoted(String text) {
        var doubled = text.replace("'", "''");
        if (doubled.chars().noneMatch(Character::isISOControl)) {
            return "'" + doubled + "'";
        }
        return doubled.replace("\\", "\\\\")
                .chars()
                .mapToObj(unit -> Character.isISOControl(unit) ? "\\%04x".formatted(unit) : Character.toString(unit))
                .collect(Collectors.joining("", "U&'", "'"));
    }
}
